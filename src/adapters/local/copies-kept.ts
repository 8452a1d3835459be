/** So many whole farms set aside stay on the device. */
export const COPIES_KEPT = 10;
