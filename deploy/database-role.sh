# Run by the image of PostgreSQL when it makes the database. The site gets a role that owns its database and may nothing else;
# the superuser can no longer sign in over the network.
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --set=password="$POSTGRES_PASSWORD" <<'END'
create role site login password :'password';
create database site owner site;
alter role current_user password null;
END
