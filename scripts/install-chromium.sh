#!/bin/sh
# Installs Debian's Chromium for the browser tests, where none is there yet.
set -e
if command -v chromium >/dev/null 2>&1; then exit 0; fi
run=""
if [ "$(id -u)" != 0 ]; then run="sudo"; fi
$run apt-get update -qq
$run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-liberation >/dev/null
