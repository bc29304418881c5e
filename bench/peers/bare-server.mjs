// Sends the same bytes without a framework: node bare-server.mjs PORT FILE, where FILE lists {path, file, headers}.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

/** @typedef {{path: string, file: string, headers: Record<string, string>}} Served */

const [, , port, list = ''] = process.argv;
/** @type {Served[]} */
const served = JSON.parse(readFileSync(list, 'utf8'));
const answers = new Map(
  served.map(({ path, file, headers }) => [path, { bytes: readFileSync(file), headers }]),
);

createServer((incoming, outgoing) => {
  const answer = answers.get(incoming.url ?? '');
  if (!answer) {
    outgoing.writeHead(404).end();
    return;
  }
  outgoing.writeHead(200, { ...answer.headers, 'content-length': answer.bytes.length });
  outgoing.end(answer.bytes);
}).listen(Number(port), 'localhost');
