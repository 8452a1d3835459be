/** Where a lane and the thread of its tests talk to each other. */
export const WARM_TESTS = 'warm-tests';

/** The test that waits for mutants: a lane runs it even where it only loads all others. */
export const WAITING_TEST = 'tries mutants until the lane ends';
