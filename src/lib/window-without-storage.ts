/**
 * The window for the router. In `sessionStorage` it would note which pages were read one after the other; on a borrowed phone
 * nobody may find that.
 */
export function windowWithoutStorage(): Window {
  const { document, history, location } = window;
  const own: Partial<Window> = {
    document,
    history,
    location,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  return own as Window;
}
