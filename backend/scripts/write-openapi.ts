import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../src/http/openapi.ts';

// Run after a change of the contract: `npm run openapi -w backend`.
const file = new URL('../../docs/openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
