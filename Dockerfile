# The product in one image. The settings select the embedded or the production set-up: see
# .env.example.
ARG NODE_IMAGE=node:24-slim

# ── Build: all dependencies, then web and cms ──
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY cms/package.json cms/
COPY packages/contract/package.json packages/contract/
COPY packages/pdf-engine/package.json packages/pdf-engine/
COPY packages/text-analysis/package.json packages/text-analysis/
COPY web/package.json web/
COPY tests/package.json tests/
COPY tools/import-firebase/package.json tools/import-firebase/
RUN npm ci
COPY . .
RUN npm run build && rm -rf cms/.next/cache cms/.next/dev && node scripts/pruneImage.js cms/.next

# ── Run-time dependencies: those of cms and of the import, since web is bundled ──
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY cms/package.json cms/
COPY packages/contract/package.json packages/contract/
COPY packages/pdf-engine/package.json packages/pdf-engine/
COPY packages/text-analysis/package.json packages/text-analysis/
COPY web/package.json web/
COPY tests/package.json tests/
COPY tools/import-firebase/package.json tools/import-firebase/
RUN npm ci --omit=dev --workspace cms --workspace tools/import-firebase && npm cache clean --force
# Two thirds of them are never read by the running product.
COPY scripts/pruneImage.js scripts/
RUN node scripts/pruneImage.js . && rm -r scripts

# ── Run ──
FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/app/data \
    MEDIA_DIR=/app/media \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1000000 \
    MALLOC_TRIM_THRESHOLD_=1000000 \
    UV_THREADPOOL_SIZE=8
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/cms/.next cms/.next
COPY --from=build /app/cms/dist cms/dist
COPY --from=build /app/cms/next.config.js cms/
# Demonstration content for the first start of the embedded set-up
COPY --from=build /app/cms/demo cms/demo
# The fonts of the titles on pictures for link previews
COPY --from=build /app/cms/fonts cms/fonts
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/dist-server web/dist-server
# For npm run admin:create, backup, restore, issues:process and import:firebase
COPY --from=build /app/scripts/runBuilt.js scripts/
# Only the embedded set-up writes to these folders; new volumes inherit their owner.
RUN mkdir data media && chown node:node data media
# A number, since Kubernetes (runAsNonRoot) cannot tell whether a name is root.
USER 1000:1000
VOLUME ["/app/data", "/app/media"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "cms/dist/server.js"]
