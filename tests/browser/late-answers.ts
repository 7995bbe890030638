/** Read by Node before the site's server: each answer comes late and in pieces, by chance, as it does on a slow network. */
import { Server, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const latest = { answer: 800, piece: 60 };
const largestPiece = 3000;

const { emit } = Server.prototype;

Object.assign(Server.prototype, {
  emit(this: Server, event: string, ...given: unknown[]): boolean {
    const go = () => Reflect.apply(emit, this, [event, ...given]);
    const [, response] = given;
    if (event !== 'request' || !(response instanceof ServerResponse)) return go();
    comeInPieces(response);
    void setTimeout(Math.random() * latest.answer).then(go);
    return true;
  },
});

function comeInPieces(response: ServerResponse): void {
  const end = response.end.bind(response);
  const send = async (body: Buffer) => {
    for (let start = 0; start < body.length; ) {
      const next = start + Math.ceil(Math.random() * largestPiece);
      response.write(body.subarray(start, next));
      start = next;
      await setTimeout(Math.random() * latest.piece);
    }
    end();
  };
  Object.assign(response, {
    end(body: Uint8Array | string = '') {
      void send(Buffer.from(body));
      return response;
    },
  });
}
