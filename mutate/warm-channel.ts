/** Where a lane and the thread of its tests talk to each other. */
export const WARM_TESTS = 'warm-tests';
