/** A cell of a file for spreadsheets. */
export type FileCell = string | number | null;

/** The rows of such a file, heads first. */
export type FileRows = readonly (readonly FileCell[])[];
