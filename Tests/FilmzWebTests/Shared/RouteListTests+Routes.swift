extension RouteListTests {
    /// The routes of the site.
    static let site = """
        GET /
        GET /advertising/{offer}/picture
        GET /calendar/{address}/filmz.atom
        GET /calendar/{address}/filmz.ics
        GET /cinema
        GET /cinema/theatres
        GET /cinema/theatres/{theatre}/showtimes/{showtime}
        GET /cinema/theatres/{theatre}/showtimes/{showtime}/event.ics
        GET /cinema/titles
        GET /discover
        GET /discover/new/{kind}
        GET /export
        GET /farewell/{address}
        GET /films/known/{known}
        GET /films/new
        GET /films/{film}
        GET /films/{film}/card.png
        GET /films/{film}/edit
        GET /films/{film}/episodes
        GET /films/{film}/episodes/seen
        GET /films/{film}/episodes/{episode}/seen
        GET /films/{film}/lists
        GET /films/{film}/pass-on
        GET /films/{film}/picture
        GET /films/{film}/poster.svg
        GET /films/{film}/seen
        GET /films/{film}/stop
        GET /films/{film}/tags
        GET /films/{film}/unsee
        GET /films/{film}/viewings
        GET /films/{film}/viewings/{viewing}
        GET /healthz
        GET /healthz/live
        GET /import
        GET /import/{import}
        GET /import/{import}/film
        GET /join/{address}
        GET /lists
        GET /lists/new
        GET /lists/{list}
        GET /lists/{list}/card.png
        GET /lists/{list}/edit
        GET /lists/{list}/export
        GET /lists/{list}/pass-on
        GET /lists/{list}/paste
        GET /lists/{list}/print
        GET /manifest.webmanifest
        GET /me/all
        GET /me/all/export
        GET /me/catch-up
        GET /me/changes
        GET /me/changes/{change}
        GET /me/diary
        GET /me/favourites
        GET /me/favourites/export
        GET /me/seen
        GET /me/seen/export
        GET /me/tags
        GET /me/tags/edit
        GET /me/up-next
        GET /me/watchlist
        GET /me/watchlist/export
        GET /people
        GET /s/{address}
        GET /s/{address}/card.png
        GET /s/{address}/films.csv
        GET /s/{address}/films.txt
        GET /s/{address}/letterboxd.csv
        GET /s/{address}/poster/{film}
        GET /s/{address}/share.json
        GET /search
        GET /search/found
        GET /settings
        GET /settings/account
        GET /settings/account/leave
        GET /settings/account/sign-ins
        GET /settings/advertising
        GET /settings/advertising/new
        GET /settings/advertising/offers.csv
        GET /settings/advertising/{offer}
        GET /settings/backups/restore
        GET /settings/backups/{backup}/download
        GET /settings/backups/{backup}/restore
        GET /settings/catalogue
        GET /settings/data
        GET /settings/licences
        GET /settings/people
        GET /settings/people/{person}
        GET /settings/people/{person}/retire
        GET /settings/profiles
        GET /settings/profiles/{person}
        GET /settings/server
        GET /settings/services
        GET /settings/sharing
        GET /settings/sources
        GET /settings/time-zone
        GET /settings/you
        GET /shares
        GET /shares/{share}/recommendation.json
        GET /sign-in
        GET /together
        GET /together/received
        GET /together/received/new
        GET /together/received/{received}
        GET /together/received/{received}/return
        GET /who
        GET /who/{person}
        POST /advertising/{offer}
        POST /advertising/{offer}/picture
        POST /advertising/{offer}/picture/fetch
        POST /advertising/{offer}/picture/remove
        POST /cinema/theatres
        POST /cinema/theatres/preview
        POST /cinema/theatres/{theatre}/refresh
        POST /cinema/theatres/{theatre}/remove
        POST /cinema/theatres/{theatre}/showtimes/{showtime}
        POST /cinema/theatres/{theatre}/showtimes/{showtime}/plan
        POST /cinema/theatres/{theatre}/showtimes/{showtime}/plan/remove
        POST /cinema/titles
        POST /export
        POST /farewell/{address}
        POST /films
        POST /films/selected
        POST /films/tags
        POST /films/{film}/audience
        POST /films/{film}/comment
        POST /films/{film}/edit
        POST /films/{film}/episodes
        POST /films/{film}/episodes/seen
        POST /films/{film}/episodes/{episode}/place
        POST /films/{film}/favourite
        POST /films/{film}/match
        POST /films/{film}/not-seen
        POST /films/{film}/pass-on
        POST /films/{film}/rating
        POST /films/{film}/refresh
        POST /films/{film}/remove
        POST /films/{film}/standing
        POST /films/{film}/start-over
        POST /films/{film}/told
        POST /films/{film}/told/remove
        POST /films/{film}/viewings
        POST /films/{film}/viewings/remove
        POST /films/{film}/viewings/{viewing}
        POST /films/{film}/watchlist
        POST /import
        POST /import/{import}
        POST /import/{import}/film
        POST /join/{address}
        POST /lists
        POST /lists/films
        POST /lists/{list}/edit
        POST /lists/{list}/move
        POST /lists/{list}/note
        POST /lists/{list}/pass-on
        POST /lists/{list}/paste
        POST /lists/{list}/paste/add
        POST /lists/{list}/paste/file
        POST /lists/{list}/remove
        POST /lists/{list}/take-off
        POST /me/all/pass-on
        POST /me/favourites/pass-on
        POST /me/seen/pass-on
        POST /me/tags/replace
        POST /me/watchlist/pass-on
        POST /s/{address}
        POST /search/found/more
        POST /search/found/stop
        POST /search/recent
        POST /search/recent/forget
        POST /settings/account/first
        POST /settings/account/leave
        POST /settings/account/name
        POST /settings/account/password
        POST /settings/advertising/limit
        POST /settings/advertising/new
        POST /settings/advertising/offers.csv
        POST /settings/advertising/wanted
        POST /settings/advertising/{offer}
        POST /settings/advertising/{offer}/remove
        POST /settings/backups
        POST /settings/backups/restore
        POST /settings/backups/schedule
        POST /settings/backups/{backup}/download
        POST /settings/backups/{backup}/restore
        POST /settings/calendars/{calendar}
        POST /settings/calendars/{calendar}/revoke
        POST /settings/catalogue
        POST /settings/catalogue/stop
        POST /settings/forms
        POST /settings/hints/keys/hide
        POST /settings/language
        POST /settings/lists/{kind}
        POST /settings/people
        POST /settings/people/{person}/farewell
        POST /settings/people/{person}/invite
        POST /settings/people/{person}/readmit
        POST /settings/people/{person}/retire
        POST /settings/people/{person}/sign-out
        POST /settings/pin
        POST /settings/pin/remove
        POST /settings/profiles
        POST /settings/profiles/{person}/remove
        POST /settings/profiles/{person}/remove-pin
        POST /settings/providers/{provider}/enabled
        POST /settings/providers/{provider}/key
        POST /settings/providers/{provider}/remove
        POST /settings/providers/{provider}/test
        POST /settings/services
        POST /settings/sessions/end
        POST /settings/sessions/end-others
        POST /settings/theme
        POST /settings/time-zone
        POST /settings/unseen
        POST /shares/{share}/address
        POST /shares/{share}/take-back
        POST /sign-in
        POST /sign-out
        POST /together/received
        POST /together/received/fetch
        POST /together/received/file
        POST /together/received/{received}
        POST /undo
        POST /who/{person}
        """

    /// The routes of the API, under `/api/v1`.
    static let api = """
        /backups
        /backups/schedule
        /backups/{backup}/restore
        /calendars
        /calendars/{calendar}
        /catalogue/import
        /changes
        /changes/{change}/films
        /changes/{change}/films/{film}/undo
        /changes/{change}/undo
        /cinema
        /cinema/theatres
        /cinema/theatres/found
        /cinema/theatres/preview
        /cinema/theatres/{theatre}
        /cinema/theatres/{theatre}/refresh
        /cinema/theatres/{theatre}/showtimes/{showtime}/visit
        /cinema/titles
        /cinema/visits
        /discover
        /discover/facets
        /discover/new
        /discover/new/{kind}
        /exports
        /exports/{format}
        /films
        /films/{film}
        /films/{film}/episodes
        /films/{film}/episodes/{episode}/place
        /films/{film}/lists
        /films/{film}/match
        /films/{film}/mine
        /films/{film}/offers
        /films/{film}/refresh
        /films/{film}/seasons
        /films/{film}/showings
        /films/{film}/viewings
        /films/{film}/viewings/{viewing}
        /lists
        /lists/paste
        /lists/{list}
        /lists/{list}/films
        /lists/{list}/films/{film}
        /me/all
        /me/all/facets
        /me/diary
        /me/favourites
        /me/favourites/facets
        /me/new-episodes
        /me/seen
        /me/seen/facets
        /me/services
        /me/services/new
        /me/up-next
        /me/watchlist
        /me/watchlist/facets
        /people
        /providers
        /providers/{provider}
        /providers/{provider}/key
        /providers/{provider}/test
        /received
        /received/fetch
        /received/{received}
        /received/{received}/answer
        /search
        /search/found
        /search/found/more
        /search/found/stop
        /search/recent
        /services
        /shares
        /shares/{share}
        /shares/{share}/addresses
        /tags
        """
}
