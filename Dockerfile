# docker build --tag site .
# Builds with npm and a Node from the first base, and runs with the Node that the project brings along on any Debian.
ARG BUILD_BASE=docker.io/library/node:26.10.0-trixie-slim
ARG RUN_BASE=docker.io/library/debian:trixie-slim

FROM ${BUILD_BASE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The same archive that runs without a container, unpacked.
RUN npm run --silent build && npm run --silent pack && mkdir /site && tar -xzf site-*.tar.gz --strip-components=1 -C /site
# What makes and restores backups of PostgreSQL, without the Perl around it.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && mkdir /tools \
  && cp /usr/lib/postgresql/*/bin/pg_dump /usr/lib/postgresql/*/bin/pg_restore /usr/lib/postgresql/*/bin/psql /tools/

FROM ${RUN_BASE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libatomic1 libpq5 libreadline8 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/* \
  && install --directory --owner=10001 --group=10001 --mode=0700 /data /backups
COPY --from=build /tools/ /usr/local/bin/
COPY --from=build /site/ /opt/site/
# Everything but the two folders may be read-only. The number lets Kubernetes see that it is not root.
USER 10001:10001
WORKDIR /opt/site
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data /backups
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["/opt/site/node_modules/node/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/site/site"]
