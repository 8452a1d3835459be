let mounted = false;

/** Whether toasts have a place to appear. */
export function isToastHostMounted(): boolean {
  return mounted;
}

/** The place for toasts has come or gone. */
export function setToastHostMounted(isMounted: boolean): void {
  mounted = isMounted;
}
