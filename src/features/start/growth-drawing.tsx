import classes from './growth-drawing.module.css';

/** Height of the stem on each of ten days, from the planted seed to the harvest. */
const stems = [6, 12, 21, 30, 40, 51, 63, 75, 88, 101, 114];
const words: Readonly<Record<number, string>> = {
  0: 'Plant',
  3: 'Blackout',
  5: 'Lights',
  10: 'Harvest',
};

export function GrowthDrawing() {
  return (
    <div className={classes.days} aria-hidden>
      {stems.map((stem, day) => (
        <div key={stem} className={classes.day}>
          <Sprout stem={stem} leaf={day === 0 ? 0 : 0.3 + (day - 1) * 0.078} />
          <span className={classes.word}>{words[day]}</span>
        </div>
      ))}
    </div>
  );
}

function Sprout({ stem, leaf }: { readonly stem: number; readonly leaf: number }) {
  return (
    <svg viewBox="-28 -140 56 140" className={classes.sprout}>
      <path d={`M0 0V${-stem}`} vectorEffect="non-scaling-stroke" />
      {leaf > 0 && (
        <g transform={`translate(0 ${-stem}) scale(${leaf})`}>
          <path
            d="M0 0C2-12 12-22 26-22 27-10 18 0 0 0ZM0 0C-2-12-12-22-26-22-27-10-18 0 0 0Z"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      )}
    </svg>
  );
}
