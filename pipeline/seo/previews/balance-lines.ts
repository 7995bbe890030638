type Measure = (text: string) => number;

interface Break {
  lines: string[];
  cost: number;
}

/** The words of a text on so many lines, as even in length as they can be; fewer lines where there are fewer words. */
export function balanceLines(text: string, count: number, widthOf: Measure): string[] {
  const words = text.split(/[ \t\n]+/).filter(Boolean);
  const known = new Map<string, Break>();

  function best(start: number, left: number): Break {
    const key = `${start} ${left}`;
    const found = known.get(key) ?? breakAt(start, left);
    known.set(key, found);
    return found;
  }

  function breakAt(start: number, left: number): Break {
    const lastEnd = words.length - left + 1;
    const firstEnd = left === 1 ? lastEnd : start + 1;
    let chosen: Break = { lines: [], cost: Number.POSITIVE_INFINITY };
    for (let end = firstEnd; end <= lastEnd; end += 1) {
      const line = words.slice(start, end).join(' ');
      const rest = left === 1 ? { lines: [], cost: 0 } : best(end, left - 1);
      // A high power, so that above all the longest line becomes short.
      const cost = widthOf(line) ** 8 + rest.cost;
      if (cost < chosen.cost) chosen = { lines: [line, ...rest.lines], cost };
    }
    return chosen;
  }

  if (words.length === 0) return [];
  return best(0, Math.min(count, words.length)).lines;
}
