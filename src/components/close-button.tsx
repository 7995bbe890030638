/** A cross that closes what it stands in. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      aria-label={label}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control"
      onClick={onClick}
      type="button"
    >
      <span aria-hidden="true">✕</span>
    </button>
  );
}
