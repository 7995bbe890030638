interface StepButtonProps {
  label: string;
  sign: string;
  disabled: boolean;
  onClick: () => void;
}

/** One story back or on. */
export function StepButton({ label, sign, disabled, onClick }: StepButtonProps) {
  return (
    <button
      aria-label={label}
      className="flex size-11 cursor-pointer items-center justify-center rounded-full border-2 border-plum text-plum disabled:cursor-not-allowed disabled:opacity-50"
      disabled={disabled}
      onClick={onClick}
      type="button"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
