# What builds the site stays in the first stage: the second one has what the server needs to run.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG VITE_API_HOST
RUN npm run build

FROM node:24-trixie-slim
# pg_dump and pg_restore, for npm run backup and npm run restore
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY server server
COPY src/api src/api
COPY scripts scripts
COPY deploy/site deploy/site
COPY --from=build /app/dist dist
RUN install -d -o node -g node -m 700 /var/lib/ultrafibra /var/backups/ultrafibra .cache/server
USER node
# A first start, which shows that it starts here and leaves what Node compiled for every later one
RUN DATA_DIR=/tmp/first/data node_modules/node/bin/node \
  -e "import('./server/main.mjs').then(() => process.kill(process.pid))" && rm -r /tmp/first
ENV NODE_ENV=production DATA_DIR=/var/lib/ultrafibra/data BACKUP_DIR=/var/backups/ultrafibra
VOLUME /var/lib/ultrafibra /var/backups/ultrafibra
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/node/bin/node", "server/main.mjs"]
