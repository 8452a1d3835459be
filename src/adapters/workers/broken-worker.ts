/** Rejects when a worker's program cannot be loaded, or breaks down before it answers. */
export function broken(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    const onFailure = (event: Event): void => {
      event.preventDefault();
      reject(new Error('The worker broke down'));
    };
    worker.addEventListener('error', onFailure);
    worker.addEventListener('messageerror', onFailure);
  });
}
