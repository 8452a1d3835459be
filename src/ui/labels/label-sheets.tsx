import type { LabelPaper } from '#domain/trace/labels/label-papers.ts';
import { fittingLines, type LabelLine } from '#domain/trace/labels/label-text.ts';
import { qrSize } from '#domain/trace/labels/label-link.ts';
import { PaperOnly } from '../page/paper-only.tsx';
import classes from './label-sheets.module.css';
import { QrCode } from './qr-code.tsx';

/** The words of one label, and what its code opens. */
export interface PrintedLabel {
  readonly lines: readonly LabelLine[];
  /** Null: no code is printed. */
  readonly link: string | null;
}

/** What is printed on which paper, and where it begins. */
export interface LabelJob {
  readonly labels: readonly PrintedLabel[];
  readonly paper: LabelPaper;
  /** 1 = the first label of the sheet. */
  readonly startAt: number;
  /** Millimeters that a printer is off. */
  readonly nudge: { readonly x: number; readonly y: number };
}

const PADDING_MM = 1.2;

/** Labels on paper only, nothing else on it: each page is a sheet, or a label of a roll. */
export function LabelSheets({ job }: { readonly job: LabelJob }) {
  const { labels, paper, startAt } = job;
  const { width, height } = paper.page;
  const perPage = paper.columns * paper.rows;
  const places = labels.map((label, at) => ({ label, place: at + startAt - 1 }));
  const pages = Math.ceil((labels.length + startAt - 1) / perPage);
  return (
    <PaperOnly pages={`@page { size: ${width}mm ${height}mm; margin: 0; }`}>
      {Array.from({ length: pages }, (_, page) => (
        <div
          key={page}
          className={classes.page}
          style={{ width: `${width}mm`, height: `${height}mm` }}
        >
          {places
            .filter(({ place }) => Math.floor(place / perPage) === page)
            .map(({ label, place }) => (
              <Label key={place} label={label} place={place % perPage} job={job} />
            ))}
        </div>
      ))}
    </PaperOnly>
  );
}

function Label(props: {
  readonly label: PrintedLabel;
  readonly place: number;
  readonly job: LabelJob;
}) {
  const { label, place, job } = props;
  const { first, pitch, columns, label: size } = job.paper;
  const left = first.left + (place % columns) * pitch.x + job.nudge.x;
  const top = first.top + Math.floor(place / columns) * pitch.y + job.nudge.y;
  const inner = size.height - 2 * PADDING_MM;
  const { lines, fontPt } = fittingLines(label.lines, inner);
  const code = label.link === null ? null : qrSize(inner);
  return (
    <div
      className={classes.label}
      style={{
        left: `${left}mm`,
        top: `${top}mm`,
        width: `${size.width}mm`,
        height: `${size.height}mm`,
        padding: `${PADDING_MM}mm`,
        fontSize: `${fontPt}pt`,
      }}
    >
      <div className={classes.words}>
        {lines.map(({ text, kind }) => (
          <div key={text} data-kind={kind}>
            {text}
          </div>
        ))}
      </div>
      {label.link !== null && code !== null && (
        <div style={{ width: `${code}mm`, height: `${code}mm` }} className={classes.code}>
          <QrCode text={label.link} label={label.link} border={4} />
        </div>
      )}
    </div>
  );
}
