"""What is linear in the inertial parameters: regressors and base parameters."""
