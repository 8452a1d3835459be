let mounted = false;

export function isToastHostMounted(): boolean {
  return mounted;
}

export function setToastHostMounted(isMounted: boolean): void {
  mounted = isMounted;
}
