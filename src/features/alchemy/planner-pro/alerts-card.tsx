import { useState } from 'react';
import { Link } from 'react-router';
import type { DryerPlanRisk } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { formatCount, formatSentence } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import { alertAbout, alertKind, alertFixes, ALERT_REASONS } from './alert-text.ts';
import classes from './alerts.module.css';
import type { PlanLook } from './plan-look.ts';
import { Anchor, PlainButton } from '#ui/kit/plain-parts.tsx';
import { WarningBadge } from '#ui/kit/badge.tsx';

/** Alerts that are shown before more are asked for. */
const FIRST = 4;

/** What will not work out as it is planned, why, and where it is mended. */
export function AlertsCard(props: {
  readonly risks: readonly DryerPlanRisk[];
  readonly look: PlanLook;
}) {
  const { risks, look } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const shown = isOpen || isPrinting ? risks : risks.slice(0, FIRST);
  return (
    <SectionCard
      title="Feasibility Alerts"
      aside={
        risks.length > 0 && (
          <WarningBadge color="red">{formatCount(risks.length, 'alert')}</WarningBadge>
        )
      }
    >
      {risks.length === 0 && <p className={classes.none}>No feasibility alerts.</p>}
      <ul className={classes.list}>
        {shown.map((risk) => (
          <Alert
            key={`${risk.kind} ${formatSentence(risk.details)} ${risk.orderIds.join()}`}
            risk={risk}
            look={look}
          />
        ))}
      </ul>
      {risks.length > FIRST && (
        <PlainButton
          size="compact-sm"
          className="no-print"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${risks.length} alerts`}
        </PlainButton>
      )}
    </SectionCard>
  );
}

function Alert({ risk, look }: { readonly risk: DryerPlanRisk; readonly look: PlanLook }) {
  const about = alertAbout(risk, look.name);
  return (
    <li>
      <div className={classes.what}>
        <span className={classes.kind} title={risk.kind.toUpperCase()}>
          {alertKind(risk)}
        </span>
        <span className={classes.details}>{formatSentence(risk.details)}</span>
      </div>
      <div className={classes.why}>
        {about !== '' && <span className={classes.about}>{about}</span>}
        <span>{ALERT_REASONS[risk.cause]}</span>
        {alertFixes(risk).map(({ label, path }) => (
          <Anchor key={label} component={Link} to={path} className={`${classes.mend} no-print`}>
            {label}
          </Anchor>
        ))}
      </div>
    </li>
  );
}
