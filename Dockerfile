# One image for servers, workers and their maintenance. `--target build` is the one that releases the front ends; see
# docker-compose.yml. Give a digest to pin the base: --build-arg NODE=node:24-bookworm-slim@sha256:…
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node tooling/scripts/build-image.mjs
CMD ["node", "tooling/scripts/publish-all.mjs", "/releases"]

# What runs in production: packages without their sources, types and maps.
FROM ${NODE} AS packages
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/image/workspaces ./
RUN npm ci --omit=dev --workspace @lineleaf/backend --no-audit --no-fund
RUN find node_modules -type f \( -name "*.ts" -o -name "*.mts" -o -name "*.cts" -o -name "*.map" -o -name "*.md" \) -delete

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/image/product ./
RUN mkdir -p data && chown 1000:1000 data
# The user `node` of the base image.
USER 1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "backend/dist/healthCheck.js"]
CMD ["node", "backend/dist/server.js"]
