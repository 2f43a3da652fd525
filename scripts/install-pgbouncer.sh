#!/bin/sh
# Installs Debian's PgBouncer, the pooler of the tests, where none is there yet.
set -e
if command -v pgbouncer >/dev/null 2>&1 || [ -x /usr/sbin/pgbouncer ]; then exit 0; fi
run=""
if [ "$(id -u)" != 0 ]; then run="sudo"; fi
$run apt-get update -qq
# The tests start servers of their own: none is left running.
$run env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends pgbouncer >/dev/null
