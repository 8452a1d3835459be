import { formatYield, formatYieldFigure, yieldUnit, listYields } from '#ui/format-weights.ts';
import { IconCheck } from '@tabler/icons-react';
import {
  DEFAULT_YIELD_OZ,
  effectiveYield,
  isCalibrated,
  knownYield,
  type Variety,
} from '#domain/catalog/varieties/variety.ts';
import { useToday } from '#state/react/use-farm.ts';
import { Figure, SectionCard } from '#ui/page/page-parts.tsx';
import { instantLabel } from '#ui/instant-label.ts';
import { samplesLabel } from '../calibration/calibration-summary.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Group, QuietNote, QuietText, Text } from '#ui/kit/plain-parts.tsx';
import classes from '../calibration/sample-dots.module.css';
import { sampleScale } from '../calibration/sample-scale.ts';

export function YieldCard({ variety }: { readonly variety: Variety }) {
  const today = useToday();
  const { calibration, yieldOzPerTrayOverride } = variety;
  const { samples, avgOzPerTray, lastCalibratedAt } = calibration;
  return (
    <SectionCard
      title="Yield"
      aside={
        lastCalibratedAt !== null && (
          <Badge icon={IconCheck}>Calibrated {instantLabel(lastCalibratedAt, today)}</Badge>
        )
      }
    >
      <Figure
        value={formatYieldFigure(effectiveYield(variety))}
        unit={`${yieldUnit()}/tray effective`}
      />
      {samples.length > 0 && avgOzPerTray !== null ? (
        <SampleDots samples={samples} average={avgOzPerTray} />
      ) : (
        <QuietText mt="md">{unweighed(variety)}</QuietText>
      )}
      <Group justify="space-between" gap="sm" mt="md">
        <QuietNote>{samplesLabel(samples.length)}</QuietNote>
        {yieldOzPerTrayOverride === null ? (
          <QuietNote>No manual override</QuietNote>
        ) : (
          <Text size="note" c="var(--mgm-warn-text)">
            Manual override {formatYield(yieldOzPerTrayOverride, 2)}/tray
          </Text>
        )}
      </Group>
    </SectionCard>
  );
}

function unweighed(variety: Variety): string {
  if (isCalibrated(variety))
    return `Calibration average ${formatYield(variety.calibration.avgOzPerTray ?? 0, 2)}/tray.`;
  return knownYield(variety) === null
    ? `No yield set, so the plan uses ${formatYield(DEFAULT_YIELD_OZ, 'all')}. Weigh a few trays for a better number.`
    : 'Entered by hand. Weigh a few trays for a better number.';
}

function SampleDots(props: { readonly samples: readonly number[]; readonly average: number }) {
  const { dots, ticks, averagePercent } = sampleScale(props.samples, props.average);
  const left = (percent: number) => ({ left: `${percent}%` });
  return (
    <figure className={classes.root} aria-label={`Weighed trays: ${listYields(props.samples)}`}>
      <div
        className={classes.averageLabel}
        style={{ left: `${Math.min(75, Math.max(25, averagePercent))}%` }}
      >
        average {formatYield(props.average, 2)}/tray
      </div>
      <div className={classes.line}>
        <div className={classes.average} style={left(averagePercent)} />
        {dots.map(({ percent, stacked }, index) => (
          <div
            // Weights may repeat and never move.
            key={index}
            className={classes.dot}
            style={{ ...left(percent), bottom: `${0.25 + stacked * 0.6875}rem` }}
          />
        ))}
      </div>
      <div className={classes.ticks} aria-hidden>
        {ticks.map(({ ounces, percent }) => (
          <span
            key={ounces}
            className={classes.tick}
            style={left(percent)}
            data-edge={percent < 6 || undefined}
          >
            {formatYield(ounces, 'all')}
          </span>
        ))}
      </div>
    </figure>
  );
}
