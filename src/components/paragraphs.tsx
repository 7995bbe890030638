export function Paragraphs({ texts }: { texts: string[] }) {
  return (
    <div className="max-w-measure space-y-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
