/** The part of Lighthouse's report that we read. */
export interface Report {
  lighthouseVersion: string;
  /** Its index is how fast the machine was during the run. */
  environment: { hostUserAgent: string; benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<CategoryId, { score: number | null; auditRefs: AuditRef[] }>;
  audits: Record<string, Audit>;
}

interface AuditRef {
  id: string;
  weight: number;
}

interface Audit {
  title: string;
  /** Null where there is nothing to judge, and where judging failed. */
  score: number | null;
  displayValue?: string;
  errorMessage?: string;
  numericValue?: number;
  /** A list, or in some audits a set of named answers. */
  details?: { items?: Finding[] | Record<string, unknown> };
}

interface Finding {
  node?: { selector?: string; snippet?: string; explanation?: string };
  description?: unknown;
  sourceLocation?: { url?: string };
  url?: unknown;
}

interface Failure {
  /** The audit's title and name. */
  audit: string;
  /** The elements, messages or addresses that it found fault with. */
  findings: string[];
}

export const categories = [
  { id: 'performance', name: 'performance' },
  { id: 'accessibility', name: 'accessibility' },
  { id: 'best-practices', name: 'best practices' },
  { id: 'seo', name: 'SEO' },
] as const;

type CategoryId = (typeof categories)[number]['id'];

/** Of an odd number of reports the one whose score in the category stands in the middle. */
export function medianReport(reports: Report[], category: CategoryId): Report {
  return middle(reports.toSorted((a, b) => scoreOf(a, category) - scoreOf(b, category)));
}

export function medianMetric(reports: Report[], audit: string): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
}

export function medianMachineSpeed(reports: Report[]): number {
  return median(reports.map(({ environment }) => environment.benchmarkIndex));
}

/** Out of 100; 0 where an audit broke, because then there is no score. */
export function scoreOf({ categories }: Report, category: CategoryId): number {
  return Math.round((categories[category].score ?? 0) * 100);
}

/** Which of the audits that make the score do not pass. */
export function failuresOf({ categories, audits }: Report, category: CategoryId): Failure[] {
  return categories[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0) return [];
    const passes = audit.score === null || audit.score >= 1;
    if (passes && !audit.errorMessage) return [];
    const value = audit.errorMessage ?? audit.displayValue;
    return {
      audit: `${audit.title} (${id})${value ? `: ${value}` : ''}`,
      findings: findingsOf(audit),
    };
  });
}

function findingsOf({ details }: Audit): string[] {
  const items = details?.items;
  return Array.isArray(items) ? items.map(wordsOf).filter((words) => words !== '') : [];
}

function wordsOf({ node, description, sourceLocation, url }: Finding): string {
  const { selector, snippet, explanation } = node ?? {};
  return [selector, snippet, explanation, description, sourceLocation?.url, url]
    .filter((part) => typeof part === 'string')
    .join(' | ')
    .replace(/\s+/g, ' ');
}

function median(values: number[]): number {
  return middle(values.toSorted((a, b) => a - b));
}

function middle<T>(sorted: T[]): T {
  const value = sorted[Math.floor(sorted.length / 2)];
  if (value === undefined) throw new Error('There is no middle of nothing.');
  return value;
}
