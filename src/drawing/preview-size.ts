/** Pictures that chats show beside a shared link have this size everywhere. */
export const previewSize = { width: 1200, height: 630 };
