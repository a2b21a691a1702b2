# One image for API, worker and releasing; see docker-compose.yml.
FROM node:22-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && node tooling/scripts/publish-all.mjs /app/releases
CMD ["node", "backend/dist/server.js"]
