import { databaseNameOf, type Layout, withRole } from '../layout.ts'
import { haproxyPlaces } from './haproxy.ts'
import { accessRules, connectionLimit } from './patroni.ts'
import { made } from './text.ts'

/** For postgresql.conf of all machines of the database, where no Patroni writes it. */
export const primaryConf = (layout: Layout): string => {
  const names = withRole(layout, 'database').map((machine) => databaseNameOf(layout, machine))
  return `${made()}# On each machine: cluster_name = 'db1', 'db2' … is the name by which its standby is known.
listen_addresses = '*'
max_connections = ${connectionLimit(layout)}
password_encryption = 'scram-sha-256'
# compiling a statement of a page takes seconds, running it milliseconds
jit = off
wal_level = replica
wal_log_hints = on
hot_standby = on
max_wal_senders = 10
max_replication_slots = 10
wal_keep_size = 4GB
# a commit is acknowledged once one of the standbys has it; the primary's own name does no harm
synchronous_standby_names = 'ANY 1 (${names.join(', ')})'
`
}

export const accessConf = (layout: Layout): string => `${made()}${accessRules(layout).join('\n')}\n`

/**
 * Makes the standby with the most of the log the primary. It refuses while the former one answers, and while a standby is missing: with
 * \`ANY 1\` an acknowledged commit may be on the missing one alone.
 */
export const promoteScript = (layout: Layout): string => {
  const members = withRole(layout, 'database')
  const port = layout.ports.database.postgresql
  return `#!/bin/bash
${made()}# promote.sh FORMER [--machine-is-off] [--without-missing]
# FORMER: address of the primary that was. The password of postgres is in ~/.pgpass.
set -euo pipefail
members=(${members.map(({ address }) => address).join(' ')})
port=${port}
former=\${1:?the address of the former primary}
shift
is_off=no
without_missing=no
for option in "$@"; do
  case $option in
    --machine-is-off) is_off=yes ;;
    --without-missing) without_missing=yes ;;
    *) echo "unknown option $option" >&2; exit 2 ;;
  esac
done
ask() { psql -XAt -v ON_ERROR_STOP=1 -d "host=$1 port=$port user=postgres dbname=postgres connect_timeout=3" -c "$2"; }

# where its log ends; one that was started anew goes on reading its own log for a while
end_of() {
  local question='select greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())' before='' now
  while now=$(ask "$1" "$question") && [ "$now" != "$before" ]; do
    before=$now
    sleep 1
  done
  [ -n "$now" ] && echo "$now"
}

if ask "$former" 'select 1' >/dev/null 2>&1; then
  echo "$former still answers. Stop it and keep it from starting:" >&2
  echo "  ssh root@$former systemctl mask --now postgresql" >&2
  exit 1
fi
if [ $is_off = no ]; then
  echo "$former does not answer. Make sure that it cannot come back: mask its PostgreSQL or cut its power." >&2
  echo "Then call this again with --machine-is-off." >&2
  exit 1
fi

best=
best_lsn=0/0
for member in "\${members[@]}"; do
  [ "$member" = "$former" ] && continue
  if ! lsn=$(end_of "$member"); then
    if [ $without_missing = no ]; then
      echo "$member does not answer: acknowledged orders may be there alone. Bring it back," >&2
      echo "or call this again with --without-missing and accept their loss." >&2
      exit 1
    fi
    continue
  fi
  echo "$member has received the log up to $lsn"
  if [ -z "$best" ] || [ "$(ask "$member" "select '$lsn'::pg_lsn > '$best_lsn'::pg_lsn")" = t ]; then
    best=$member
    best_lsn=$lsn
  fi
done
[ -n "$best" ] || { echo 'no standby answers' >&2; exit 1; }

ask "$best" 'select pg_promote(true, 60)' | grep -qx t || { echo "$best was not promoted: see its log" >&2; exit 1; }
for member in "\${members[@]}"; do
  if [ "$member" = "$former" ] || [ "$member" = "$best" ]; then continue; fi
  conninfo=$(ask "$member" "select regexp_replace(current_setting('primary_conninfo'), 'host=[^ ]+', 'host=$best')") || continue
  ask "$member" "alter system set primary_conninfo = '\${conninfo//\\'/\\'\\'}'" >/dev/null
  ask "$member" 'select pg_reload_conf()' >/dev/null
done
echo "$best is the primary. Now on each machine of the application: primary.sh $best"
`
}

/** Leads the connections of this machine to another primary, now and after a restart. */
export const primaryScript = (layout: Layout): string => {
  const members = withRole(layout, 'database')
  const names = members.map((machine) => `${machine.address}=${databaseNameOf(layout, machine)}`)
  return `#!/bin/bash
${made()}# primary.sh ADDRESS
set -euo pipefail
address=\${1:?the address of the new primary}
configuration=\${HAPROXY_CONFIGURATION:-/etc/haproxy/haproxy.cfg}
socket=\${HAPROXY_SOCKET:-${haproxyPlaces.socket}}
chosen=
for member in ${names.join(' ')}; do
  [ "\${member%%=*}" = "$address" ] && chosen=\${member#*=}
done
[ -n "$chosen" ] || { echo "$address is no machine of the database" >&2; exit 1; }
tell() { echo "$1" | socat stdio "unix-connect:$socket"; }

# the file first: a restart in between must not lead back
sed -i -E "/^listen primary /,/^listen standby /{ /^  server /{ s/ disabled$//; /^  server $chosen /! s/$/ disabled/ } }" "$configuration"
haproxy -c -q -f "$configuration"
for member in ${names.join(' ')}; do
  name=\${member#*=}
  [ "$name" = "$chosen" ] && continue
  tell "disable server primary/$name"
  tell "shutdown sessions server primary/$name"
done
tell "enable server primary/$chosen"
echo "connections of this machine lead to $address"
`
}
