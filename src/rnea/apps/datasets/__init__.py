"""From one motion to billions of rows: data sets in, results out, with bounded memory."""
