interface PageIntroProps {
  kicker?: string;
  title: string;
  text?: string;
}

/** The top of a page: its one main heading and, mostly, a sentence that says what it holds. */
export function PageIntro({ kicker, title, text }: PageIntroProps) {
  return (
    <div className="max-w-measure">
      {kicker && <p className="mb-3 font-semibold text-bark">{kicker}</p>}
      <h1>{title}</h1>
      {text && <p className="mt-4 text-lead">{text}</p>}
    </div>
  );
}
