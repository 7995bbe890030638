/** Runs as a process of its own, so that asking and answering do not wait for each other; gets jobs and sends loads. */
import { type Job, putLoad } from './put-load.ts';

process.on('message', async (job: Job) => {
  process.send?.(await putLoad(job));
});
