import {
  categories,
  medianMachineSpeed,
  medianMetric,
  medianReport,
  type Report,
  scoreOf,
} from './report.ts';

interface Column {
  name: string;
  cell: (reports: Report[]) => string;
}

const columns: Column[] = [
  ...categories.map(({ id, name }) => ({
    name,
    cell: (reports: Report[]) => {
      const score = scoreOf(medianReport(reports, id), id);
      return score < 100 ? `LOW ${score}` : '100';
    },
  })),
  metric('FCP s', 'first-contentful-paint', seconds),
  metric('LCP s', 'largest-contentful-paint', seconds),
  metric('TBT ms', 'total-blocking-time', whole),
  metric('CLS', 'cumulative-layout-shift', (value) => value.toFixed(3)),
  metric('Speed Index s', 'speed-index', seconds),
  metric('total bytes', 'total-byte-weight', whole),
  { name: 'machine', cell: (reports) => whole(medianMachineSpeed(reports)) },
];

export function headLine(firstWidth: number): string {
  return line('', firstWidth, ({ name }) => name);
}

export function screenLine(path: string, firstWidth: number, reports: Report[]): string {
  return line(path, firstWidth, ({ cell }) => cell(reports));
}

function line(first: string, firstWidth: number, write: (column: Column) => string): string {
  const cells = columns.map((column) => write(column).padStart(Math.max(column.name.length, 6)));
  return [first.padEnd(firstWidth), ...cells].join('  ');
}

function metric(name: string, audit: string, write: (value: number) => string): Column {
  return { name, cell: (reports) => write(medianMetric(reports, audit)) };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

function whole(value: number): string {
  return value.toFixed();
}
