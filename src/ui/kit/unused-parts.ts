// What a frame could have and ours has not: in the built app these stand in place of the kit's.

/** The handle of a frame that can be resized. */
export const AppShellResizeHandle = () => null;

/** A second side of the frame. */
export const AppShellAside = AppShellResizeHandle;

/** The sizes of that side. */
export const assignAsideVariables = () => undefined;

/** The lock of the page's scrolling, of which a frame takes a name of a class only. */
export const RemoveScroll = { classNames: { zeroRight: 'right-scroll-bar-position' } };
