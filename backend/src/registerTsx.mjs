// Preloaded by worker threads that run from source: `--import tsx` does not reach a thread's own imports in Node 20,
// registering the loader inside the thread does.
import { register } from 'tsx/esm/api';

register();
