import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * @param {string} name the variable that sets the port
 * @param {number} port
 * @param {string} host
 * @param {string} command to suggest another port with
 * @returns {Promise<string | null>} what to tell the person, or null when the port can be had
 */
export async function portProblem(name, port, host, command) {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0)
    return `The host name "${host}" (for port ${port}) is not known on this machine.`;
  for (const { address } of addresses) {
    const code = (await answers(port, address)) ? 'EADDRINUSE' : await listenError(port, address);
    if (code === 'EADDRINUSE') {
      return `Port ${port} is taken by another program. End that one, or choose another port: ${name}=${port + 1} ${command}`;
    }
    if (code === 'EACCES') {
      return `Port ${port} may not be used by this user. Choose one above 1023: ${name}=${port + 8000} ${command}`;
    }
  }
  return null;
}

/**
 * Some systems let a second program listen on one address although another program holds the port on all addresses.
 *
 * @param {number} port
 * @param {string} host
 */
async function answers(port, host) {
  const socket = connect({ port, host });
  const connected = once(socket, 'connect', { signal: AbortSignal.timeout(1_000) });
  const isAnswered = await connected.then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAnswered;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} the code of the error; an address that this machine lacks is none
 */
async function listenError(port, host) {
  const server = createServer().listen({ port, host });
  try {
    await once(server, 'listening');
    server.close();
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : null;
  }
}
