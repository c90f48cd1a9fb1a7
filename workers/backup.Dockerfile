# Backs up and restores a whole installation with MongoDB's own tools, which the image of MongoDB contains. Build from
# the root of the repository: docker build -f workers/backup.Dockerfile .

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY api/contracts/package.json api/contracts/
COPY api/domain/package.json api/domain/
COPY api/database/package.json api/database/
COPY api/documents/package.json api/documents/
COPY api/identity/package.json api/identity/
COPY api/local/package.json api/local/
COPY api/mail/package.json api/mail/
COPY api/mongo-front/package.json api/mongo-front/
COPY api/archive/package.json api/archive/
COPY api/backups/package.json api/backups/
COPY api/payments/package.json api/payments/
COPY api/queue/package.json api/queue/
COPY api/storage/package.json api/storage/
COPY api/test-gateway/package.json api/test-gateway/
COPY workers/package.json workers/
COPY workers/picture-renderer/package.json workers/picture-renderer/
COPY workers/sample-generator/package.json workers/sample-generator/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY .config/tsconfig.base.json .config/
COPY api api
COPY workers workers
RUN npx tsc -b workers

FROM manifests AS dependencies
# Without devDependencies, npm doesn't install the dependencies of workspaces that only tests need.
RUN npm pkg delete devDependencies --workspaces --include-workspace-root \
  && npm ci --ignore-scripts --no-audit --no-fund --omit=dev --omit=peer --workspace=@classeur/workers \
  && mkdir -p api/node_modules

# The version of the service `mongo`. Node.js needs the C++ library, which MongoDB's own programs contain.
FROM mongo:8.0
RUN apt-get update && apt-get install -y --no-install-recommends libstdc++6 && rm -rf /var/lib/apt/lists/*
COPY --from=manifests /usr/local/bin/node /usr/local/bin/node
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/api/node_modules api/node_modules
COPY package.json ./
COPY api/contracts/package.json api/contracts/
COPY --from=build /app/api/contracts/dist api/contracts/dist
COPY api/domain/package.json api/domain/
COPY --from=build /app/api/domain/dist api/domain/dist
COPY api/database/package.json api/database/
COPY --from=build /app/api/database/dist api/database/dist
COPY api/archive/package.json api/archive/
COPY --from=build /app/api/archive/dist api/archive/dist
COPY api/storage/package.json api/storage/
COPY --from=build /app/api/storage/dist api/storage/dist
COPY workers/package.json workers/
COPY --from=build /app/workers/dist workers/dist
USER mongodb
ENTRYPOINT ["node", "workers/dist/installation-backup/main.js"]
CMD ["list"]
