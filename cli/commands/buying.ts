import { tellPlainly } from '#domain/tell/teller.ts';
import {
  buyingList,
  type BuyingGroup,
  type BuyingLine,
  type BuyingList,
} from '#domain/buying/buying-list.ts';
import {
  NOTHING_TO_ORDER,
  buyingStateText,
  gapText,
  orderItemText,
  stockAmountText,
} from '#domain/buying/buying-text.ts';
import { stockName } from '#domain/buying/purchase.ts';
import { dateLabel, shortDayLabel } from '#domain/calendar/day-label.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { columns, type Command, rounded, counted } from '../command.ts';
import { dollars } from '../reports/report.ts';

export const buying: Command = {
  summary: 'what to order, from whom, by when',
  answer({ farm, today }) {
    const list = buyingList({ ...farm, tasks: planFarm(farm, today).tasks }, today);
    return {
      json: rounded({ ...list, groups: list.groups.map(groupKeys) }),
      lines: describe(list, farm),
    };
  },
};

function groupKeys({ supplier, orderByISO, cost, unpriced, lines }: BuyingGroup) {
  return { supplier, orderByISO, cost: roundTo(cost, 2), unpriced, lines: lines.map(lineKeys) };
}

function lineKeys(line: BuyingLine) {
  const { gapBy: _gapBy, supplier: _supplier, reorderUrl: _url, ...told } = line;
  return { ...told, cost: line.cost === null ? null : roundTo(line.cost, 2) };
}

function describe({ groups, coming }: BuyingList, farm: FarmDocument): string[] {
  const comingRows = coming.map(({ stockId, qty, unit, expectedISO, lateDays }) => [
    dateLabel(expectedISO),
    tellPlainly(stockAmountText({ qty, unit, stockId })),
    stockName(farm, stockId),
    lateDays === 0 ? '' : `${counted(lateDays, 'day')} late`,
  ]);
  return [
    ...(groups.length === 0 ? [NOTHING_TO_ORDER] : groups.flatMap(groupLines)),
    ...(coming.length === 0 ? [] : ['', 'On its way', ...columns(comingRows)]),
  ];
}

function groupLines({ supplier, cost, unpriced, lines }: BuyingGroup, at: number): string[] {
  const missing = unpriced === 0 ? '' : ` and ${unpriced} without price`;
  const rows = lines.map((line) => [
    line.state === 'COMING' ? line.name : tellPlainly(orderItemText(line)),
    tellPlainly(buyingStateText(line)),
    line.runOutISO === null ? '' : `runs out ${shortDayLabel(line.runOutISO)}`,
    `${tellPlainly(stockAmountText({ ...line, qty: line.onHand }))} on hand`,
    line.cost === null || line.state === 'COMING' ? '' : dollars(line.cost),
    line.withOrder ? 'with this order' : '',
  ]);
  const told = columns(rows).flatMap((row, index) => {
    const line = lines[index];
    return line?.gapISO == null ? [row] : [row, `    ${tellPlainly(gapText(line))}`];
  });
  const head = `${supplier || 'No supplier'}: ${dollars(cost)}${missing}`;
  return [...(at === 0 ? [] : ['']), head, ...told];
}
