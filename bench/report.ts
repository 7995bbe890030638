/** What one part of the bench has to say: a table, and a sentence for each rule that is broken. */
export interface Report {
  title: string;
  /** The first row names the columns. */
  rows: string[][];
  failures: string[];
}

export function print({ title, rows }: Report): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  console.log(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join('   ')}`);
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
