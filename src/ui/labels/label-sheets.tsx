import { oncePer } from '#domain/records/once-per.ts';
import { Fragment } from 'react';
import type { LabelPaper } from '#domain/trace/labels/label-papers.ts';
import {
  fittingLines,
  wrappingParts,
  type LabelLine,
  type LabelRoom,
} from '#domain/trace/labels/label-text.ts';
import { labelLink, qrSize } from '#domain/trace/labels/label-link.ts';
import { PaperOnly } from '../page/paper-only.tsx';
import classes from './label-sheets.module.css';
import { QrCode } from './qr-code.tsx';

export interface PrintedLabel {
  readonly lines: readonly LabelLine[];
  /** What its code opens; '' = unknown. */
  readonly lot: string;
}

/** What is printed on which paper, and where it begins. */
export interface LabelJob {
  readonly labels: readonly PrintedLabel[];
  /** The address that the codes lead to. */
  readonly origin: string;
  readonly paper: LabelPaper;
  /** 1 = the first label of the sheet. */
  readonly startAt: number;
  /** Millimeters that a printer is off. */
  readonly nudge: { readonly x: number; readonly y: number };
}

const PADDING_MM = 1.2;
const GAP_MM = 1;

/** Millimeters of one side of the code on a label of a paper; null where none fits beside the words. */
export function codeSize({ label }: LabelPaper): number | null {
  return qrSize(Math.min(label.height, label.width / 2) - 2 * PADDING_MM);
}

/** Why some labels have no code; '' when all have one. */
export function codeProblem(labels: readonly PrintedLabel[], origin: string): string {
  const links = labels.map(({ lot }) => labelLink(origin, lot));
  return [...new Set(links.flatMap((one) => ('reason' in one ? one.reason : [])))].join(' ');
}

function wordsRoom(paper: LabelPaper, hasCode: boolean): LabelRoom {
  const { width, height } = paper.label;
  const code = hasCode ? codeSize(paper) : null;
  return {
    width: width - 2 * PADDING_MM - (code === null ? 0 : code + GAP_MM),
    height: height - 2 * PADDING_MM,
  };
}

const MEASURED_PX = 100;

/** As wide as the letters of this page are. */
function printedWidth(text: string, kind: LabelLine['kind']): number {
  pen ??= document.createElement('canvas').getContext('2d');
  letters ??= getComputedStyle(document.body).fontFamily;
  // Half of its height is wide for a letter: nothing is cut off by it.
  if (pen === null) return text.length / 2;
  pen.font = `${kind === 'title' ? 700 : 400} ${MEASURED_PX}px ${letters}`;
  return pen.measureText(text).width / MEASURED_PX;
}

let pen: CanvasRenderingContext2D | null = null;
let letters: string | null = null;

/** The packages of one line have the same words: these are fitted once. */
const fitted = oncePer((lines: readonly LabelLine[], paper: LabelPaper, hasLink: boolean) =>
  fittingLines(lines, wordsRoom(paper, hasLink), printedWidth),
);

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
  const { link } = labelLink(job.origin, label.lot);
  const { lines, fontPt } = fitted(label.lines, job.paper, link !== null);
  const code = codeSize(job.paper);
  return (
    <div
      className={classes.label}
      style={{
        left: `${left}mm`,
        top: `${top}mm`,
        width: `${size.width}mm`,
        height: `${size.height}mm`,
        padding: `${PADDING_MM}mm`,
        gap: `${GAP_MM}mm`,
        fontSize: `${fontPt}pt`,
      }}
    >
      <div className={classes.words}>
        {lines.map(({ text, kind }) => (
          <div key={text} data-kind={kind}>
            {wrappingParts(text).map((part, at) => (
              <Fragment key={part}>
                {at > 0 && ' '}
                <span className={classes.part}>{part}</span>
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      {link !== null && code !== null && (
        <div style={{ width: `${code}mm`, height: `${code}mm` }} className={classes.code}>
          <QrCode text={link} label={link} border={4} />
        </div>
      )}
    </div>
  );
}
