#!/bin/sh
# Installs Debian's Dovecot, the IMAP server of the tests, where none is there yet.
set -e
if command -v dovecot >/dev/null 2>&1 || [ -x /usr/sbin/dovecot ]; then exit 0; fi
run=""
if [ "$(id -u)" != 0 ]; then run="sudo"; fi
$run apt-get update -qq
# The tests start servers of their own: none is left running.
$run env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends dovecot-imapd >/dev/null
