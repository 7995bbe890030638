import { connect, type Socket } from 'node:net';
import { AnswerReader } from './answer-reader.ts';
import type { Question } from './questions.ts';

interface Waiting {
  reader: AnswerReader;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** A line to a server, for one question at a time; opened anew when the server has closed it. */
export class Line {
  readonly #port: number;
  // Filled again and again, by one connection after the other.
  readonly #buffer = Buffer.allocUnsafe(64 * 1024);
  #socket: Socket | undefined;
  #waiting: Waiting | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Resolves when the right answer has come and, if it is the last on its connection, the server has closed that. */
  ask(question: Question, bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { reader: new AnswerReader(question), resolve, reject };
      this.#socket ??= this.#open();
      this.#socket.write(bytes);
    });
  }

  hangUp(reason?: Error): void {
    this.#socket?.destroy(reason);
  }

  #open(): Socket {
    const buffer = this.#buffer;
    const callback = (size: number) => this.#take(buffer.subarray(0, size));
    const socket = connect({
      ...{ host: '127.0.0.1', port: this.#port, noDelay: true },
      onread: { buffer, callback },
    });
    let problem: Error | undefined;
    socket.on('error', (error) => {
      problem = error;
    });
    // Who closes first has to remember the connection for a minute. The server can; a client would run out of ports.
    socket.on('close', () => {
      this.#socket = undefined;
      this.#settle(problem);
    });
    return socket;
  }

  /** The socket goes on reading as long as this is true. */
  #take(piece: Buffer): boolean {
    try {
      if (!this.#waiting) throw new Error('bytes that nobody asked for');
      const { reader } = this.#waiting;
      if (reader.take(piece) && !reader.isLast) this.#settle();
    } catch (error) {
      this.#socket?.destroy(error as Error);
    }
    return true;
  }

  #settle(problem?: Error): void {
    if (!this.#waiting) return;
    const { reader, resolve, reject } = this.#waiting;
    this.#waiting = undefined;
    if (reader.isWhole && !problem) resolve();
    else reject(problem ?? new Error('closed before the end of the answer'));
  }
}
