import type { Question } from './questions.ts';

const endOfHead = Buffer.from('\r\n\r\n');

/** Reads the answer to one question, in whatever pieces it comes; throws where it is not the right one. */
export class AnswerReader {
  /** Whether the server says that it closes the connection after this answer. */
  isLast = false;
  readonly #question: Question;
  #head: Buffer | undefined;
  #left: number | undefined;

  constructor(question: Question) {
    this.#question = question;
  }

  /** Takes the next piece, and tells whether the answer is whole. */
  take(piece: Buffer): boolean {
    this.#left = this.#left === undefined ? this.#begin(piece) : this.#left - piece.length;
    if (this.#left !== undefined && this.#left < 0) throw new Error('more bytes than announced');
    return this.isWhole;
  }

  get isWhole(): boolean {
    return this.#left === 0;
  }

  /** How much is still to come after the piece that ends the head. */
  #begin(piece: Buffer): number | undefined {
    const bytes = this.#head ? Buffer.concat([this.#head, piece]) : piece;
    const end = bytes.indexOf(endOfHead);
    if (end === -1) {
      // The piece stands in a buffer that the next one overwrites.
      this.#head = Buffer.from(bytes);
      return undefined;
    }
    const length = this.#check(bytes.toString('latin1', 0, end));
    return length - (bytes.length - end - endOfHead.length);
  }

  #check(head: string): number {
    const { status, length } = this.#question;
    const [, given] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
    if (Number(given) !== status) throw new Error(`status ${given} instead of ${status}`);
    this.isLast = /\r\nconnection: close\b/i.test(head);
    // It has no body, whatever length its head may name: that is the one of the page it is about.
    if (status === 304) return 0;
    const [, announced] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
    if (Number(announced) !== length) throw new Error(`length ${announced} instead of ${length}`);
    return length;
  }
}
