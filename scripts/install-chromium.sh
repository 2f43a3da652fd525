#!/bin/sh
# Installs Chromium's headless shell for the browser tests, where none is there yet. Where it cannot be had, a Chromium
# that is there will do.
if command -v chromium-headless-shell >/dev/null 2>&1; then exit 0; fi
run=""
if [ "$(id -u)" != 0 ]; then run="sudo -n"; fi
install() {
  $run apt-get update -qq &&
    $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" fonts-liberation >/dev/null
}
install chromium-headless-shell || command -v chromium >/dev/null 2>&1 || install chromium
