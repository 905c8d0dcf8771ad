-- Whoever ends a session, and on whichever server: all servers hear of it and close its sockets.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('larder_session_ended', OLD.id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
--> statement-breakpoint
-- An account that may no longer enter has no sessions.
CREATE FUNCTION end_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_shut_out AFTER UPDATE OF is_active, role ON users
FOR EACH ROW WHEN (NOT NEW.is_active OR NEW.role <> 'customer') EXECUTE FUNCTION end_sessions_of_user();
