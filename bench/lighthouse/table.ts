import {
  categories,
  medianMachineSpeed,
  medianMetric,
  medianReport,
  type Report,
  scoreOf,
} from './report.ts';

export interface Reports {
  /** On the page as it is. */
  whole: Report[];
  /** On the same page when none of its scripts arrive: nothing can be painted sooner. */
  bare: Report[];
}

interface Column {
  name: string;
  cell: (reports: Reports) => string;
}

const firstPaint = 'first-contentful-paint';

const columns: Column[] = [
  ...categories.map(({ id, name }) => ({
    name,
    cell: ({ whole }: Reports) => {
      const score = scoreOf(medianReport(whole, id), id);
      return score < 100 ? `LOW ${score}` : '100';
    },
  })),
  metric('FCP s', firstPaint, seconds),
  {
    name: 'of bare FCP',
    cell: ({ whole, bare }) =>
      (medianMetric(whole, firstPaint) / medianMetric(bare, firstPaint)).toFixed(2),
  },
  metric('LCP s', 'largest-contentful-paint', seconds),
  metric('TBT ms', 'total-blocking-time', round),
  metric('CLS', 'cumulative-layout-shift', (value) => value.toFixed(3)),
  metric('Speed Index s', 'speed-index', seconds),
  metric('total bytes', 'total-byte-weight', round),
  { name: 'machine', cell: ({ whole }) => round(medianMachineSpeed(whole)) },
];

export function headLine(firstWidth: number): string {
  return line('', firstWidth, ({ name }) => name);
}

export function screenLine(path: string, firstWidth: number, reports: Reports): string {
  return line(path, firstWidth, ({ cell }) => cell(reports));
}

function line(first: string, firstWidth: number, write: (column: Column) => string): string {
  const cells = columns.map((column) => write(column).padStart(Math.max(column.name.length, 6)));
  return [first.padEnd(firstWidth), ...cells].join('  ');
}

function metric(name: string, audit: string, write: (value: number) => string): Column {
  return { name, cell: ({ whole }) => write(medianMetric(whole, audit)) };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

function round(value: number): string {
  return value.toFixed();
}
