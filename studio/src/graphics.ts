// Who draws: a graphics card, or the processor in its place.

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a graphics card draws, as far as the browser tells. */
export function hasGraphicsCard(): boolean {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (gl === null) return false;
  const told = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(told?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !SOFTWARE.test(name);
}
