#!/bin/sh
# Installs Debian's PostgreSQL for the restore drill (pg_dump and a server of the same version), where none is there yet.
set -e
for bin in /usr/lib/postgresql/*/bin; do
  if [ -x "$bin/pg_dump" ] && [ -x "$bin/initdb" ]; then exit 0; fi
done
if command -v pg_dump >/dev/null 2>&1 && command -v initdb >/dev/null 2>&1; then exit 0; fi
run=""
if [ "$(id -u)" != 0 ]; then run="sudo"; fi
# The drill starts a server of its own: no cluster is made, no service is left running.
$run mkdir -p /etc/postgresql-common
if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
  echo 'create_main_cluster = false' | $run tee /etc/postgresql-common/createcluster.conf >/dev/null
fi
$run apt-get update -qq
$run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
