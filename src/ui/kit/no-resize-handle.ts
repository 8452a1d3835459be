/** The handle of a frame that can be resized, which ours cannot: in the built app it stands in place of the kit's. */
export const AppShellResizeHandle = () => null;
