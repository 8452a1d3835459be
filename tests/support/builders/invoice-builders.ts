import type { Invoice, InvoiceLine, Payment } from '#domain/invoices/invoice.ts';

/** A line of $42.50 without tax that bills no delivery. */
export function anInvoiceLine(more: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    id: 'li_1',
    orderId: '',
    dateISO: null,
    itemId: '',
    dayISO: null,
    text: 'Fee',
    quantity: 1,
    unit: '',
    unitPrice: 42.5,
    amount: 42.5,
    tax: null,
    ...more,
  };
}

/** Invoice 0001 of $42.50 for Bistro. */
export function anInvoice(more: Partial<Invoice> = {}): Invoice {
  return {
    id: 'inv_1',
    series: '',
    number: 1,
    issuedAtISO: '2025-02-21T12:00:00.000Z',
    dateISO: '2025-02-21',
    dueISO: '2025-03-07',
    customer: 'Bistro',
    billTo: 'Bistro',
    seller: 'Juniper Lane',
    note: '',
    currency: 'USD',
    pricesIncludeTax: false,
    lines: [anInvoiceLine()],
    status: 'ISSUED',
    sentISO: null,
    ...more,
  };
}

/** An invoice of one line that comes to so much. */
export function anInvoiceOf(amount: number, more: Partial<Invoice> = {}): Invoice {
  return anInvoice({ lines: [anInvoiceLine({ unitPrice: amount, amount })], ...more });
}

export function aPayment(more: Partial<Payment> = {}): Payment {
  return {
    id: 'pay_1',
    customer: 'Bistro',
    dateISO: '2025-03-01',
    amount: 20,
    method: '',
    note: '',
    ...more,
  };
}
