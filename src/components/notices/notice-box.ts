/** The look and place of a notice: below the header, whose menu stays in reach, and clear of the keyboard of a phone. */
export const noticeBox =
  'fixed inset-x-2 top-20 z-20 rounded-control edge-2 bg-card text-ink raised sm:right-4 sm:left-auto sm:w-96 print:hidden';

/** The same for words that React knows nothing of. */
export const plainNotice = `${noticeBox} border-danger p-3 text-small`;
