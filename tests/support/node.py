"""Exported JavaScript, run by Node: a module's functions as functions of arrays here."""

import base64
import json
import subprocess

import numpy as np

from support.tools import needed

_SERVER = """
import { createInterface } from "node:readline";
const module = await import(process.argv[2]);
const numbers = (text) => {
  const bytes = Uint8Array.from(Buffer.from(text, "base64"));
  return new Float64Array(bytes.buffer);
};
for await (const line of createInterface({ input: process.stdin })) {
  const { name, given } = JSON.parse(line);
  let reply;
  try {
    const result = module[name](...given.map(numbers));
    reply = { result: Buffer.from(result.buffer).toString("base64") };
  } catch (problem) {
    reply = { problem: String(problem) };
  }
  console.log(JSON.stringify(reply));
}
"""


class NodeModule:
    """One process that has imported a module; `call` asks it for a function of arrays (N, n)."""

    def __init__(self, module, folder):
        node = needed("node", "exported JavaScript was not run")
        server = folder / "server.mjs"
        server.write_text(_SERVER)
        command = [node, str(server), module.resolve().as_uri()]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def call(self, name, *arrays):
        """The flat result; the message of what was thrown as a ValueError."""
        texts = [base64.b64encode(np.ascontiguousarray(x, float).tobytes()) for x in arrays]
        asked = {"name": name, "given": [text.decode() for text in texts]}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        reply = json.loads(self._process.stdout.readline())
        if "problem" in reply:
            raise ValueError(reply["problem"])
        return np.frombuffer(base64.b64decode(reply["result"]))
