import type { Server } from 'node:http';
import { Server as ConnectionServer, type Socket } from 'node:net';

/** How long answers on their way may take before they are cut off. */
const patience = 10_000;

/** Gives the function that stops a server: it takes no new connections and finishes what was asked for. */
export function stopOf(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Node holds a connection for idle when its answer is written, though a slow phone may not have taken it yet.
  const letGo = () => {
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) {
      server.closeIdleConnections();
    }
  };
  return () => {
    // The close() of an HTTP server would cut such answers off, too.
    ConnectionServer.prototype.close.call(server);
    letGo();
    setInterval(letGo, 100).unref();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  };
}
