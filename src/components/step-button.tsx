interface StepButtonProps {
  direction: 'back' | 'on';
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** An arrow that goes one item back or on. */
export function StepButton({ direction, label, disabled, onClick }: StepButtonProps) {
  return (
    <button
      aria-label={label}
      className="flex size-11 cursor-pointer items-center justify-center rounded-full border-2 border-plum text-plum disabled:cursor-not-allowed disabled:opacity-50"
      disabled={disabled}
      onClick={onClick}
      type="button"
    >
      <span aria-hidden="true">{direction === 'back' ? '←' : '→'}</span>
    </button>
  );
}
